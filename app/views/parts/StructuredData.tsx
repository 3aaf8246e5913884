type Props = {
  /** JSON-LD, made by `linkedDocument`. */
  readonly json: string;
};

/** Writes what search engines read of a page. Data, not script: nothing in it is ever run. */
export function StructuredData({json}: Props) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}
