/** JOB-033: sizes of a company by the people who work there; 0 is not said. */
export const companySizes = [0, 1, 2, 3, 4, 5] as const

/** JOB-052: what a salary is paid for. */
export const salaryPeriods = ['hour', 'month', 'year'] as const
export type SalaryPeriod = (typeof salaryPeriods)[number]

/** JOB-052: hours of a working month (40 a week), so that a wage by the hour can be compared. */
export const hoursOfMonth = 174

/** JOB-033: the lowest degree that a post asks for; 0 is no requirement. */
export const wantedDegrees = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** JOB-056: how well a skill has to be shown. */
export const wantedLevels = [1, 2, 3, 4, 5] as const

/** JOB-049: days from the publication to the end of a post, unless its form says another day. */
export const postDays = 30
/** The longest time from today that a form may give a post. */
export const postDaysMost = 180
/** How many posts are prolonged at once. */
export const prolongMost = 100
/** JOB-049: days before the end at which the keeper is reminded. */
export const reminderDays = 5

/** JOB-005: of so many posts the states of the own applications are asked at once. */
export const deliveryAskedMost = 100

/** JOB-084: rows of a table of companies or posts. */
export const mostSheetRows = 5000
/** The faults that the preview of such a sheet names, each by its row and column. */
export const mostSheetFaults = 5000

export const companyNameMost = 80
export const postTitleMost = 80
export const addressMost = 200
export const descriptionMost = 5000
export const postSkillsMost = 12
export const skillNameMost = 40
export const experienceMost = 40
/** In whole units of the currency; hundredths of it fit into 32 bits. */
export const salaryHighest = 10_000_000

interface Paid {
  least: number | null
  most: number | null
  per: SalaryPeriod
}

/** JOB-052: hundredths of the currency for a month, rounded down; null where nothing is said. */
export function monthlyOf({ least, most, per }: Paid) {
  const monthly = (amount: number | null) => {
    if (amount === null) return null
    if (per === 'hour') return Math.min(amount * hoursOfMonth, 2_000_000_000)
    return per === 'year' ? Math.floor(amount / 12) : amount
  }
  return { least: monthly(least), most: monthly(most) }
}

/** JOB-010: the places of adverts on the page of jobs. */
export const employmentBannerPlace = 4
export const rightSideBannerPlace = 5
/** JOB-015: the most companies that the page of jobs recommends. */
export const recommendedCompanies = 8
