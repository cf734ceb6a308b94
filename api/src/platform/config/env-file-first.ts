import { loadEnvFile } from './env-file.js';

// Imported before everything else, because lists of places and names are read from the board folder when modules load.
try {
  loadEnvFile();
} catch {
  // main.ts reads it again and reports the failure
}
