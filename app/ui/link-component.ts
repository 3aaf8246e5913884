import {createContext, type AnchorHTMLAttributes, type ComponentType} from 'react';

/** The attributes of a link: those of `<a>`, with an address. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {readonly href: string};

/**
 * What links of this design system are made of. Plain `<a>` unless the application provides a component of its router,
 * which takes the same attributes.
 */
export const LinkComponent = createContext<ComponentType<LinkProps> | 'a'>('a');
