// What the public types of Foundry do not know: our settings, and a few names of Foundry 13 that
// CONTRACT.md gives the source of.

import "fvtt-types";

declare module "fvtt-types/configuration" {
  /** All but the registering of settings runs later. */
  interface AssumeHookRan {
    ready: never;
  }

  interface SettingConfig {
    "rondel.server": foundry.data.fields.StringField<{ required: true; blank: true; initial: "" }>;
    "rondel.room": Record<string, unknown>;
    "rondel.mirror": boolean;
    "rondel.open": boolean;
    "core.uiConfig": { colorScheme?: { applications?: string } };
  }

  interface ModuleConfig {
    rondel: { api?: { open: () => void } };
  }

  namespace Hooks {
    interface HookConfig {
      clientSettingChanged: (key: string, value: unknown) => void;
    }
  }
}

declare global {
  namespace Combat.Database {
    interface Update {
      rondel?: true;
    }
  }
  namespace Combatant.Database {
    interface Update {
      rondel?: true;
    }
  }
}
