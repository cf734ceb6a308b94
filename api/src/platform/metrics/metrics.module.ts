import { Module } from '@nestjs/common';
import { MetricsServer } from './metrics-server.js';

/** Serves the metrics of a running board. Commands do not serve metrics. */
@Module({ providers: [MetricsServer] })
export class MetricsModule {}
