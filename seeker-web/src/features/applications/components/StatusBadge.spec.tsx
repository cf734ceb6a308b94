import { render, screen } from '@testing-library/react';
import { StatusBadge } from './StatusBadge';

describe('a status', () => {
  it.each([
    ['Pending', 'badge'],
    ['Accepted', 'badge badge--accepted'],
    ['Rejected', 'badge badge--rejected'],
  ] as const)('%s reads so, in its colour', (status, look) => {
    render(<StatusBadge status={status} />);
    expect(screen.getByText(status).className).toBe(look);
  });
});
