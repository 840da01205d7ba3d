/** A number as it stands in text, with its thousands marked: 1234567.5 is 1,234,567.5. At most three decimals. */
export const markThousands = (figures: string): string =>
  figures.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
