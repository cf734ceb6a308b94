import { Module } from '@nestjs/common';
import { MetricsServer } from './metrics-server.js';

/** Serves what the parts of a board count; commands count for nobody. */
@Module({ providers: [MetricsServer] })
export class MetricsModule {}
