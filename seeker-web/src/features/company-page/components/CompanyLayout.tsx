import type { ReactNode } from 'react';
import { crumbsOfCompany } from '@skybil/shared';
import type { ShownCompany } from '../../../lib/contract';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { CompanyCheck } from '../../../ui/CompanyCheck';
import { Logo } from '../../../ui/Logo';
import { CompanyFacts } from './CompanyFacts';
import './company-page.css';

export function CompanyLayout({ company, jobs }: { company: ShownCompany; jobs: ReactNode }) {
  const { name, image, about, check } = company;
  return (
    <div className="container company-page">
      <Breadcrumbs crumbs={crumbsOfCompany(company)} />
      <header className="company-page__header">
        <Logo name={name} image={image} size={64} isFirst />
        <h1>{name}</h1>
      </header>
      {check && <CompanyCheck check={check} />}
      <CompanyFacts company={company} />
      {about && <p className="company-page__about">{about}</p>}
      {jobs}
    </div>
  );
}
