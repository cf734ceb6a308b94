import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** `searchfeeds` changes when OpenSearch has indexed a write. */
const WATCHED = ['jobs', 'companies', 'applications', 'searchfeeds'] as const;
const REOPEN_MS = 1_000;

/** `id` is the id of the row, or for an application of its job. Undefined means unknown. */
export interface Change {
  collection: (typeof WATCHED)[number];
  id?: string | undefined;
}

export interface ChangeListener {
  changed(change: Change): void;
  /** Either way, data that was read earlier may be stale. */
  following(isFollowing: boolean): void;
}

/** Lists do not show decisions, so updates of applications are left out, unless they add or withdraw an applicant. */
const PIPELINE = [
  {
    $match: {
      'ns.coll': { $in: WATCHED },
      $or: [
        { operationType: { $ne: 'update' } },
        { 'ns.coll': { $ne: 'applications' } },
        { 'ns.coll': 'applications', 'updateDescription.removedFields': 'held' },
        {
          'ns.coll': 'applications',
          'updateDescription.updatedFields.withdrawnAt': { $exists: true },
        },
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

/** Reports writes of this process at once, and of other processes from the change stream. */
@Injectable()
export class BoardChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(BoardChanges.name);
  private readonly listeners: ChangeListener[] = [];
  private isFollowing = false;
  private stopped = false;
  private stream: mongo.ChangeStream | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onApplicationBootstrap(): void {
    this.open();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.stream?.close();
  }

  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
    listener.following(this.isFollowing);
  }

  notify(collection: Change['collection'], id?: string): void {
    for (const listener of this.listeners) listener.changed({ collection, id });
  }

  private open(): void {
    if (this.stopped || !this.connection.db) return;
    const stream = this.connection.db.watch(PIPELINE);
    this.stream = stream;
    stream.on('resumeTokenChanged', () => {
      if (this.stream === stream) this.setFollowing(true);
    });
    stream.on('change', (event) => this.relay(event as StreamEvent));
    stream.on('error', (error) => this.reopen(stream, error));
    stream.on('close', () => {
      if (this.stream === stream) this.setFollowing(false);
      // the driver emits 'close' before the error that caused it
      setImmediate(() => this.reopen(stream));
    });
  }

  /** The driver would otherwise keep retrying the broken stream. */
  private reopen(stream: mongo.ChangeStream, error?: Error): void {
    if (this.stream !== stream) return;
    this.stream = undefined;
    stream.close().catch(() => undefined);
    this.setFollowing(false);
    if (this.stopped) return;
    this.logger.warn(`changes are not followed: ${error?.name ?? 'the stream ended'}`);
    this.timer = setTimeout(() => this.open(), REOPEN_MS).unref();
  }

  private relay({ ns, documentKey, fullDocument }: StreamEvent): void {
    if (!ns) return;
    const id = ns.coll === 'applications' ? fullDocument?.jobId : documentKey?._id;
    this.notify(ns.coll, id === undefined ? undefined : String(id));
  }

  private setFollowing(isFollowing: boolean): void {
    if (this.isFollowing === isFollowing) return;
    this.isFollowing = isFollowing;
    for (const listener of this.listeners) listener.following(isFollowing);
  }
}
