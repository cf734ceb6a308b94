import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** Collections that cached answers and rows are read from. `searchfeeds` changes when OpenSearch shows what was written. */
const WATCHED = ['jobs', 'companies', 'applications', 'searchfeeds'] as const;
const REOPEN_MS = 1_000;

/** A row was written: which one, of an application the job that was applied to, or unknown. */
export interface Change {
  collection: (typeof WATCHED)[number];
  id?: string | undefined;
}

/** Keeps something that a change can make untrue. */
export interface ChangeListener {
  changed(change: Change): void;
  /** Every change is told of from here on, or none any more: what was read before may be untrue. */
  following(isFollowing: boolean): void;
}

/**
 * Changes of an application are left out, because lists show no decision. When an application is no longer held, its job has
 * one more applicant.
 */
const PIPELINE = [
  {
    $match: {
      'ns.coll': { $in: WATCHED },
      $or: [
        { operationType: { $ne: 'update' } },
        { 'ns.coll': { $ne: 'applications' } },
        { 'ns.coll': 'applications', 'updateDescription.removedFields': 'held' },
      ],
    },
  },
  { $project: { operationType: 1, ns: 1, 'documentKey._id': 1, 'fullDocument.jobId': 1 } },
];

interface Told {
  ns?: { coll: Change['collection'] };
  documentKey?: { _id: unknown };
  fullDocument?: { jobId?: unknown };
}

/**
 * Tells whoever keeps something of what is written: of this process's own writes at once, of other copies' as a change
 * stream reports them. Once that is seen to be down, nobody keeps anything.
 */
@Injectable()
export class BoardChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(BoardChanges.name);
  private readonly listeners: ChangeListener[] = [];
  private isFollowing = false;
  private stopped = false;
  private stream: mongo.ChangeStream | undefined;
  private reopening: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onApplicationBootstrap(): void {
    this.open();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reopening);
    await this.stream?.close();
  }

  /** For the life of the board. */
  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
    listener.following(this.isFollowing);
  }

  /** Called after each write of this process. */
  tell(collection: Change['collection'], id?: string): void {
    for (const listener of this.listeners) listener.changed({ collection, id });
  }

  private open(): void {
    if (this.stopped || !this.connection.db) return;
    const stream = this.connection.db.watch(PIPELINE);
    this.stream = stream;
    stream.on('resumeTokenChanged', () => {
      if (this.stream === stream) this.follow(true);
    });
    stream.on('change', (told) => this.pass(told as Told));
    stream.on('error', (error) => this.leave(stream, error));
    stream.on('close', () => {
      if (this.stream === stream) this.follow(false);
      // an error that ends it is told of after its end
      setImmediate(() => this.leave(stream));
    });
  }

  /** For good: the driver would go on with a broken one by itself, beside the next. */
  private leave(stream: mongo.ChangeStream, error?: Error): void {
    if (this.stream !== stream) return;
    this.stream = undefined;
    stream.close().catch(() => undefined);
    this.follow(false);
    if (this.stopped) return;
    this.logger.warn(`changes are not followed: ${error?.name ?? 'the stream ended'}`);
    this.reopening = setTimeout(() => this.open(), REOPEN_MS).unref();
  }

  private pass({ ns, documentKey, fullDocument }: Told): void {
    if (!ns) return;
    const id = ns.coll === 'applications' ? fullDocument?.jobId : documentKey?._id;
    this.tell(ns.coll, id === undefined ? undefined : String(id));
  }

  private follow(isFollowing: boolean): void {
    if (this.isFollowing === isFollowing) return;
    this.isFollowing = isFollowing;
    for (const listener of this.listeners) listener.following(isFollowing);
  }
}
