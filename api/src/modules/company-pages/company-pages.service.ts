import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { ShownCompanyDto } from './dto/shown-company.dto.js';

@Injectable()
export class CompanyPagesService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly jobs: JobsService,
  ) {}

  /** COMPANY-1. Throws not_found for a company without a page. */
  async shown(id: string): Promise<ShownCompanyDto> {
    const company = await this.companies.shown(id);
    const openJobs = await this.jobs.countListedOf(id);
    if (!company || openJobs === undefined) throw new AppError('not_found', MESSAGES.companyNotFound);
    const { _id, name, image, about, website, location, since, answerRate, check } = company;
    return {
      _id,
      name,
      image,
      // an emptied field is stored as an empty text
      about: about || undefined,
      website: website || undefined,
      location: location || undefined,
      since: since?.toISOString(),
      openJobs,
      answerRate,
      check,
    };
  }
}
