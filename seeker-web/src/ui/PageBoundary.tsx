import { Component, type ReactNode } from 'react';
import { LoadError } from './LoadError';

interface PageBoundaryProps {
  children: ReactNode;
}

export class PageBoundary extends Component<PageBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="container page">
        <LoadError what="This page" error={undefined} onRetry={() => window.location.reload()} />
      </div>
    );
  }
}
