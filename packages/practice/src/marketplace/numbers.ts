/**
 * Integer logarithm and exponential function for the choice of the customers, with equal results on
 * every machine.
 */

/**
 * The integer part of `over / under`, both safe integers; never -0, because JSON does not store it.
 */
export const quotient = (over: number, under: number): number => Math.floor(over / under) + 0

/** `amount` times `permille` thousandths, rounded down. */
export const thousandthsOf = (amount: number, permille: number): number =>
  Math.floor((amount * permille) / 1000)

export const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** e to the power of -12 to 8, in millionths. */
const wholePowers = [
  6, 17, 45, 123, 335, 912, 2_479, 6_738, 18_316, 49_787, 135_335, 367_879, 1_000_000, 2_718_282,
  7_389_056, 20_085_537, 54_598_150, 148_413_159, 403_428_793, 1_096_633_158, 2_980_957_987,
]
const leastPower = -12_000
const mostPower = 8_999

/** e to the power of 0.00 to 0.99, in millionths. */
const hundredths = powersOfHundredths()

function powersOfHundredths(): number[] {
  const powers = [1_000_000]
  for (let place = 1; place < 100; place++)
    powers.push(Math.round(((powers[place - 1] ?? 0) * 1_010_050) / 1_000_000))
  return powers
}

/**
 * e to the power of `thousandths / 1000`, in millionths; exponents outside of the table are
 * clamped.
 */
export function expMillionths(thousandths: number): number {
  const power = between(leastPower, thousandths, mostPower)
  const whole = Math.floor(power / 1000)
  const rest = power - whole * 1000
  const large = wholePowers[whole + 12] ?? 0
  const small = hundredths[Math.floor(rest / 10)] ?? 0
  return Math.floor((Math.floor((large * small) / 1_000_000) * (1000 + (rest % 10))) / 1000)
}

const one = 2 ** 20

/** ln(over / under) in thousandths, for positive integers below 2^32: bit by bit, by squaring. */
export function lnThousandths(over: number, under: number): number {
  if (over < under) return -lnThousandths(under, over)
  let value = Math.floor((over * one) / under)
  let bits = 0
  while (value >= 2 * one) {
    value = Math.floor(value / 2)
    bits += 1
  }
  for (let place = 0; place < 14; place++) {
    value = Math.floor((value * value) / one)
    bits *= 2
    if (value >= 2 * one) {
      value = Math.floor(value / 2)
      bits += 1
    }
  }
  // 16,384 is 2^14, and 693.147 is ln 2 in thousandths.
  return Math.round((bits * 693_147) / (16_384 * 1000))
}
