import {useContext} from 'react';

import {LinkComponent, type LinkProps} from './link-component';

/** A link without a look of its own; every link of the design system is one. Takes the attributes of `<a>`. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}
