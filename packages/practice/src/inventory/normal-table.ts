import { type Amount, amount } from './problem.ts'

/**
 * Quantiles of the standard normal distribution to four places, as in the tables of statistics books (for example
 * NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1). The test computes the distribution at each of them.
 */
export const normalTable: readonly { level: Amount; z: Amount }[] = [
  { level: amount(900, 'percent', 1), z: amount(12_816, 'none', 4) },
  { level: amount(950, 'percent', 1), z: amount(16_449, 'none', 4) },
  { level: amount(975, 'percent', 1), z: amount(19_600, 'none', 4) },
  { level: amount(980, 'percent', 1), z: amount(20_537, 'none', 4) },
  { level: amount(990, 'percent', 1), z: amount(23_263, 'none', 4) },
  { level: amount(995, 'percent', 1), z: amount(25_758, 'none', 4) },
  { level: amount(999, 'percent', 1), z: amount(30_902, 'none', 4) },
]
