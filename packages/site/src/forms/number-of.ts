/** The value of a number field. An empty field gives NaN and not 0. */
export const numberOf = (value: number | string): number => (value === '' ? NaN : Number(value))
