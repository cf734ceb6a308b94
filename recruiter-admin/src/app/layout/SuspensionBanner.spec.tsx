import { companySuspended } from '@skybil/shared';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, ok } from '@skybil/web/testing/network';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const NAME = 'Your company is suspended';
const notice = companySuspended('It asks for money', 'help@board.example');

describe('the console', () => {
  it('shows a suspended company the reason and the support address [JOB-17]', async () => {
    renderConsole('/profile');
    arrange('GET /api/company/company', ok({ company: { ...company, suspended: notice } }));
    expect(await screen.findByRole('region', { name: NAME })).toHaveTextContent(notice);
  });

  it('shows other companies no suspension', async () => {
    renderConsole('/profile');
    expect(await screen.findByLabelText(/Company name/)).toHaveValue(company.name);
    expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
  });
});
