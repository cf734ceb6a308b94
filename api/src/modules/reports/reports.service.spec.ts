import { Logger } from '@nestjs/common';
import { startSchedule } from '../../../test/schedule.js';
import { silentLog } from '../../../test/security-log.js';
import type { Transactions } from '../../platform/database/transactions.js';
import type { JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobsService } from '../jobs/jobs.service.js';
import type { UsersService } from '../users/users.service.js';
import type { ReportersService } from './reporters.service.js';
import type { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

describe('ReportsService', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('looks for jobs to hide at least every minute, also after a failure [REPORT-3]', async () => {
    jest.useFakeTimers();
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const jobsToSettle = jest.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue([]);
    const stop = await startSchedule(
      new ReportsService(
        { jobsToSettle } as unknown as ReportsRepository,
        {} as ReportersService,
        {} as JobsService,
        {} as JobModerationService,
        {} as UsersService,
        {} as Transactions,
        silentLog,
      ),
    );
    await jest.advanceTimersByTimeAsync(60_000);
    expect(jobsToSettle).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledTimes(1);
    await stop();
  });
});
