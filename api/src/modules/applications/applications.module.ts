import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { isMongoId } from 'class-validator';
import type { NextFunction, Request, Response } from 'express';
import { DatabaseModule } from '../../database/database.module.js';
import { FilesModule } from '../../files/files.module.js';
import { IdempotencyModule } from '../../idempotency/idempotency.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SecurityLogModule } from '../../security-log/security-log.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApplicationFiles } from './application-files.js';
import { ApplicationMapper } from './application.mapper.js';
import { APPLICATION, applicationSchema } from './application.schema.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { ReceivedApplicationsController } from './received-applications.controller.js';
import { ReceivedApplicationsRepository } from './received-applications.repository.js';
import { ReceivedApplicationsService } from './received-applications.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: APPLICATION, schema: applicationSchema }]),
    DatabaseModule,
    FilesModule,
    IdempotencyModule,
    MailModule,
    SecurityLogModule,
    CompaniesModule,
    JobsModule,
    UsersModule,
  ],
  controllers: [ApplicationsController, ReceivedApplicationsController],
  providers: [
    ApplicationsRepository,
    ApplicationFiles,
    ReceivedApplicationsRepository,
    ApplicationMapper,
    ApplicationsService,
    ReceivedApplicationsService,
  ],
  exports: [ApplicationsService],
})
export class ApplicationsModule implements NestModule {
  constructor(private readonly applications: ApplicationsService) {}

  configure(consumer: MiddlewareConsumer): void {
    const readJobAhead = (request: Request, _response: Response, next: NextFunction) => {
      const { jobId } = (request.body ?? {}) as { jobId?: unknown };
      if (isMongoId(jobId)) this.applications.readJobAhead(jobId as string);
      next();
    };
    consumer.apply(readJobAhead).forRoutes('users/apply');
  }
}
