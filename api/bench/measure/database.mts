import mongoose from 'mongoose';

export interface CollectionSize {
  name: string;
  rows: number;
  dataBytes: number;
  indexBytes: Record<string, number>;
}

/** Reads figures of the database server from outside. */
export class Database {
  private readonly client: mongoose.mongo.MongoClient;

  private constructor(client: mongoose.mongo.MongoClient) {
    this.client = client;
  }

  static async connect(uri: string): Promise<Database> {
    return new Database(await new mongoose.mongo.MongoClient(uri).connect());
  }

  /** CPU time of the server since its start; NaN where the server does not report it. */
  async cpuMs(): Promise<number> {
    const { extra_info: info } = (await this.client.db('admin').command({ serverStatus: 1 })) as {
      extra_info?: { user_time_us?: number; system_time_us?: number };
    };
    return (Number(info?.user_time_us) + Number(info?.system_time_us)) / 1_000;
  }

  async sizes(): Promise<CollectionSize[]> {
    const names = ['jobs', 'applications', 'companies', 'users'];
    return Promise.all(
      names.map(async (name) => {
        const [stats] = await this.client
          .db()
          .collection(name)
          .aggregate<{ storageStats: { count: number; size: number; indexSizes: Record<string, number> } }>([
            { $collStats: { storageStats: {} } },
          ])
          .toArray();
        const { count = 0, size = 0, indexSizes = {} } = stats?.storageStats ?? {};
        return { name, rows: count, dataBytes: size, indexBytes: indexSizes };
      }),
    );
  }

  async drop(): Promise<void> {
    await this.client.db().dropDatabase();
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}
