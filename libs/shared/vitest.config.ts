import { defineConfig } from 'vitest/config';

// Far from UTC, half an hour off and on the other side of the date line: code that takes local time for UTC fails.
process.env.TZ = 'America/St_Johns';

export default defineConfig({ test: { include: ['src/**/*.spec.ts'] } });
