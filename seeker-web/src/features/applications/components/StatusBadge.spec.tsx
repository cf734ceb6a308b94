import { render, screen } from '@testing-library/react';
import { StatusBadge } from './StatusBadge';

describe('a status badge', () => {
  it.each([
    ['Pending', 'badge'],
    ['Accepted', 'badge badge--accepted'],
    ['Rejected', 'badge badge--rejected'],
  ] as const)('for %s has the right text and colour', (status, look) => {
    render(<StatusBadge status={status} />);
    expect(screen.getByText(status).className).toBe(look);
  });
});
