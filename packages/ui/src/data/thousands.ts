/**
 * A number for display, with thousands separators and at most three decimals: 1234567.5 is
 * 1,234,567.5.
 */
export const markThousands = (figures: string): string =>
  figures.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
