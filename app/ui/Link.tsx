import {type AnchorHTMLAttributes, type ComponentType, createContext, useContext} from 'react';

/** Shows a link without a look of its own; every link of the design system is one. Takes the attributes of `<a>`. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}

/** The attributes of a link: those of `<a>`, with an address. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** The page stays where it is scrolled to, as for what opens over it. */
  readonly keepScroll?: boolean;
  /** Its address takes the place of the present one in the history. */
  readonly replaces?: boolean;
};

/**
 * What links of this design system are made of. Plain `<a>` unless the application provides a component of its router,
 * which takes the same attributes.
 */
export const LinkComponent = createContext<ComponentType<LinkProps> | 'a'>('a');
