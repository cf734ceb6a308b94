import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';

/**
 * Runs the timers of these instances. Each gets a schedule of its own, because a schedule accepts the name of a timer only
 * once.
 * @returns a function that stops them
 */
export async function startSchedule(...instances: object[]): Promise<() => Promise<void>> {
  const schedules = await Promise.all(
    instances.map((useValue) =>
      Test.createTestingModule({
        imports: [ScheduleModule.forRoot()],
        providers: [{ provide: 'instance', useValue }],
      }).compile(),
    ),
  );
  for (const schedule of schedules) await schedule.init();
  return async () => {
    for (const schedule of schedules) await schedule.close();
  };
}
