import { Global, Module } from '@nestjs/common';
import { PublicCache } from './public-cache.js';

@Global()
@Module({ providers: [PublicCache], exports: [PublicCache] })
export class AnswersModule {}
