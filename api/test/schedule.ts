import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';

/** Runs the timers of these instances, as if each were in a copy of its own. @returns a function that stops them */
export async function startSchedule(...instances: object[]): Promise<() => Promise<void>> {
  const copies = await Promise.all(
    instances.map((useValue) =>
      Test.createTestingModule({
        imports: [ScheduleModule.forRoot()],
        providers: [{ provide: 'instance', useValue }],
      }).compile(),
    ),
  );
  for (const copy of copies) await copy.init();
  return async () => {
    for (const copy of copies) await copy.close();
  };
}
