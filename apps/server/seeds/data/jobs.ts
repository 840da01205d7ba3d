import { englishJobs } from './jobs-en.ts'
import { malayJobs } from './jobs-ms.ts'
import { chineseJobs } from './jobs-zh.ts'
import type { JobTexts } from './job-texts.ts'

/** Forty companies with five posts each, a third in each language. All are invented. */
export const jobTexts: JobTexts[] = [englishJobs, chineseJobs, malayJobs]
