import { Injectable } from '@nestjs/common';

/** Who follows a link to a PDF. */
export interface Viewer {
  kind: 'seeker' | 'company';
  /** 24 hex digits: the user's or the company's `_id`. */
  id: string;
}

/** A room that keeps ids of files. Registered once, at start. */
export interface FileOwner {
  /** Those of the ids that some record of this room still refers to. */
  refers(fileIds: string[]): Promise<string[]>;
  /** Whether a record of this room lets the viewer see the file now. */
  mayView(fileId: string, viewer: Viewer): Promise<boolean>;
}

/** Asks all rooms that keep ids of files. */
@Injectable()
export class FileOwners {
  private readonly owners: FileOwner[] = [];

  register(owner: FileOwner): void {
    this.owners.push(owner);
  }

  get known(): boolean {
    return this.owners.length > 0;
  }

  async referred(fileIds: string[]): Promise<Set<string>> {
    const found = await Promise.all(this.owners.map((owner) => owner.refers(fileIds)));
    return new Set(found.flat());
  }

  async mayView(fileId: string, viewer: Viewer): Promise<boolean> {
    const answers = await Promise.all(this.owners.map((owner) => owner.mayView(fileId, viewer)));
    return answers.includes(true);
  }
}
