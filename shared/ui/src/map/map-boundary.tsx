import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** What stands there when drawing fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Google's code runs in ours: what it throws while it draws must not take the page along. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
