import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

export type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'>;

/** A link to another page of the application, underlined: colour is never its only sign. */
export function TextLink(props: TextLinkProps) {
  return <Link {...props} className={styles.textLink} />;
}
