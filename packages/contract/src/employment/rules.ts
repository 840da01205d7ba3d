/** JOB-033: company sizes by number of employees; 0 is unknown. */
export const companySizes = [0, 1, 2, 3, 4, 5] as const

/** JOB-052: the periods of a salary. */
export const salaryPeriods = ['hour', 'month', 'year'] as const
export type SalaryPeriod = (typeof salaryPeriods)[number]

/** JOB-052: the hours of a working month (40 a week), for comparing hourly wages. */
export const hoursOfMonth = 174

/** JOB-033: the lowest required degree; 0 is no requirement. */
export const wantedDegrees = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** JOB-056: the required levels of a skill. */
export const wantedLevels = [1, 2, 3, 4, 5] as const

/** JOB-049: the default days from publication to the end of a post. */
export const postDays = 30
/** The maximum days from today to the end of a post. */
export const postDaysMost = 180
/** The maximum number of posts to prolong in one call. */
export const prolongMost = 100
/** JOB-049: the days before the end when the staff are reminded. */
export const reminderDays = 5

/** JOB-005: the maximum number of posts whose states are requested in one call. */
export const deliveryAskedMost = 100

/** JOB-084: the maximum number of rows of a spreadsheet of companies or posts. */
export const mostSheetRows = 5000
/** The maximum number of errors in the preview of a spreadsheet of companies or posts. */
export const mostSheetFaults = 5000

export const companyNameMost = 80
export const postTitleMost = 80
export const addressMost = 200
export const descriptionMost = 5000
export const postSkillsMost = 12
export const skillNameMost = 40
export const experienceMost = 40
/**
 * The highest salary in whole units of the currency. In hundredths of the unit it still fits into
 * 32 bits.
 */
export const salaryHighest = 10_000_000

interface Paid {
  least: number | null
  most: number | null
  per: SalaryPeriod
}

/** JOB-052: converts a salary to hundredths for a month, rounded down; null without a salary. */
export function monthlyOf({ least, most, per }: Paid) {
  const monthly = (amount: number | null) => {
    if (amount === null) return null
    if (per === 'hour') return Math.min(amount * hoursOfMonth, 2_000_000_000)
    return per === 'year' ? Math.floor(amount / 12) : amount
  }
  return { least: monthly(least), most: monthly(most) }
}

/** JOB-010: the place of adverts on the job page. */
export const employmentBannerPlace = 4
export const rightSideBannerPlace = 5
/** JOB-015: the maximum number of recommended companies. */
export const recommendedCompanies = 8
