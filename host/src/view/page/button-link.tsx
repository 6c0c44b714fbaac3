import { Link, type LinkProps } from 'react-router-dom';
import styles from './button-link.module.css';

/** The class of a link that looks like a button, for an `<a>` that leaves the application. */
export const buttonLinkClass = styles.link;

export interface ButtonLinkProps extends Pick<LinkProps, 'to' | 'children'> {
  /** `primary` is the page's main action, at most one on a page. */
  readonly variant?: 'primary' | 'secondary';
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant = 'secondary', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonLinkClass} data-variant={variant} />;
}
