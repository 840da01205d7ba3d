/** The value of a number field; NaN, not 0, for an empty field. */
export const numberOf = (value: number | string): number => (value === '' ? NaN : Number(value))
