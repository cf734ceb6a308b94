import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';

/** Runs the timers of these instances. @returns a function that stops them */
export async function startSchedule(...instances: object[]): Promise<() => Promise<void>> {
  const providers = instances.map((instance, at) => ({ provide: `instance ${at}`, useValue: instance }));
  const board = await Test.createTestingModule({ imports: [ScheduleModule.forRoot()], providers }).compile();
  await board.init();
  return () => board.close();
}
