/** What a number field holds; one that is empty holds no number, and not 0. */
export const numberOf = (value: number | string): number => (value === '' ? NaN : Number(value))
