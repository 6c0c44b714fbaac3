import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** Fallback when drawing fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Google's code runs inside ours: an error while it draws must not break the page. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
