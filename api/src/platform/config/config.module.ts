import { Global, Module } from '@nestjs/common';
import { loadSettings } from './load-settings.js';
import { Settings } from './settings.js';

@Global()
@Module({
  providers: [{ provide: Settings, useFactory: () => loadSettings(process.env) }],
  exports: [Settings],
})
export class ConfigModule {}
