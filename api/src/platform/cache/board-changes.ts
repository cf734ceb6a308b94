import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** Collections that cached answers and rows are built from. `searchfeeds` changes when OpenSearch has indexed a write. */
const WATCHED = ['jobs', 'companies', 'applications', 'searchfeeds'] as const;
const REOPEN_MS = 1_000;

/** A write to a watched collection. `id` is the row's id, or for an application its job's id; undefined means unknown. */
export interface Change {
  collection: (typeof WATCHED)[number];
  id?: string | undefined;
}

/** Caches data that a change can make stale. */
export interface ChangeListener {
  changed(change: Change): void;
  /** True: every later change will be reported. False: reports have stopped. Either way, data read earlier may be stale. */
  following(isFollowing: boolean): void;
}

/**
 * Updates of applications are left out, because lists do not show decisions. The exception is an update that removes `held`:
 * it adds an applicant to the job.
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

interface StreamEvent {
  ns?: { coll: Change['collection'] };
  documentKey?: { _id: unknown };
  fullDocument?: { jobId?: unknown };
}

/**
 * Notifies caches of writes: of this process's writes at once, of other processes' writes when the change stream reports them.
 * While the stream is down, nothing is cached.
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

  /** Subscribes a listener. There is no way to unsubscribe. */
  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
    listener.following(this.isFollowing);
  }

  /** Services call this after each write of this process. */
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
    stream.on('change', (event) => this.pass(event as StreamEvent));
    stream.on('error', (error) => this.leave(stream, error));
    stream.on('close', () => {
      if (this.stream === stream) this.follow(false);
      // the driver emits 'close' before the error that caused it
      setImmediate(() => this.leave(stream));
    });
  }

  /** Closes the stream ourselves, because the driver would otherwise keep retrying the broken one. */
  private leave(stream: mongo.ChangeStream, error?: Error): void {
    if (this.stream !== stream) return;
    this.stream = undefined;
    stream.close().catch(() => undefined);
    this.follow(false);
    if (this.stopped) return;
    this.logger.warn(`changes are not followed: ${error?.name ?? 'the stream ended'}`);
    this.reopening = setTimeout(() => this.open(), REOPEN_MS).unref();
  }

  private pass({ ns, documentKey, fullDocument }: StreamEvent): void {
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
