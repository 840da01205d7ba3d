import { englishJobs } from './jobs-en.ts'
import { malayJobs } from './jobs-ms.ts'
import { chineseJobs } from './jobs-zh.ts'
import type { JobTexts } from './job-texts.ts'

/** Forty invented companies with five posts each, a third in each language. */
export const jobTexts: JobTexts[] = [englishJobs, chineseJobs, malayJobs]
