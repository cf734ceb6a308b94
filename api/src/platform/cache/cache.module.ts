import { Global, Module } from '@nestjs/common';
import { BoardChanges } from './board-changes.js';
import { PublicCache } from './public-cache.js';

@Global()
@Module({ providers: [BoardChanges, PublicCache], exports: [BoardChanges, PublicCache] })
export class CacheModule {}
