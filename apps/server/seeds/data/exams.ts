// This file may be long, because it holds only data.
import { t3, type ExamSeed, type ExamSlotSeed, type Text3 } from './types.ts'

/**
 * Makes the questions of an exam. All banks share one order: 0-3 single, 4-6 multiple, 7-8 blank,
 * 9-10 judge, 11 annotation.
 */
const slots = (...pairs: [question: number, points: number][]): ExamSlotSeed[] =>
  pairs.map(([question, points]) => ({ question, points }))
/** All questions of a bank. The points of its five kinds are 24 + 30 + 16 + 10 + 20 = 100. */
const wholeBank = slots(
  [0, 6],
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 10],
  [5, 10],
  [6, 10],
  [7, 8],
  [8, 8],
  [9, 5],
  [10, 5],
  [11, 20],
)

const testAttention = t3(
  'You may take this test again. Answers are saved as you go. Look at the analysis afterwards: it is the useful part.',
  '本测验可以重做，答案会自动保存。做完请看解析，那才是最有用的部分。',
  'Ujian ini boleh diambil semula. Jawapan disimpan semasa anda menjawab. Baca penjelasan selepas itu: itulah bahagian yang paling berguna.',
)
const finalAttention = t3(
  'One attempt, alone and without notes. The clock runs on when the connection is lost; your answers stay on this device and are sent when it returns. The written answer is marked by a teacher.',
  '只有一次机会，独立完成，不看笔记。断网时计时继续，答案保存在本设备，恢复后自动提交。书面题由教师批改。',
  'Satu percubaan, sendirian dan tanpa nota. Masa terus berjalan jika sambungan terputus; jawapan disimpan pada peranti ini dan dihantar apabila sambungan pulih. Jawapan bertulis dinilai oleh guru.',
)

const unitTest = (
  courseKey: string,
  minutes: number,
  name: Text3,
  chosen: ExamSlotSeed[],
): ExamSeed => ({
  key: `${courseKey}-test`,
  courseKey,
  type: 0,
  name,
  minutes,
  attention: testAttention,
  slots: chosen,
})
const finalExam = (courseKey: string, minutes: number, name: Text3): ExamSeed => ({
  key: `${courseKey}-final`,
  courseKey,
  type: 1,
  name,
  minutes,
  attention: finalAttention,
  slots: wholeBank,
})

export const exams: ExamSeed[] = [
  unitTest(
    'listing-keywords',
    30,
    t3('Unit test: judging keywords', '单元测验：关键词判断', 'Ujian unit: menilai kata kunci'),
    slots([0, 5], [1, 5], [3, 5], [4, 6], [5, 6], [8, 4], [9, 3], [10, 3]),
  ),
  unitTest(
    'bookkeeping-shop',
    0,
    t3('Unit test: the day book', '单元测验：流水账', 'Ujian unit: buku harian'),
    slots([0, 5], [1, 5], [2, 5], [5, 6], [8, 4], [9, 3], [10, 3]),
  ),
  unitTest(
    'sea-freight',
    20,
    t3('Unit test: one carton', '单元测验：一只纸箱', 'Ujian unit: sebuah karton'),
    slots([0, 5], [1, 5], [3, 5], [4, 6], [8, 4], [9, 3]),
  ),
  unitTest(
    'front-office',
    20,
    t3(
      'Unit test: arrival and stay',
      '单元测验：入住与住店',
      'Ujian unit: ketibaan dan penginapan',
    ),
    slots([1, 5], [4, 6], [5, 6], [6, 6], [8, 4], [9, 3], [10, 3]),
  ),
  unitTest(
    'business-malay',
    0,
    t3('Unit test: greeting and price', '单元测验：问候与价格', 'Ujian unit: sapaan dan harga'),
    slots([0, 5], [1, 5], [2, 5], [4, 6], [5, 6], [7, 4], [9, 3], [10, 3]),
  ),
  unitTest(
    'product-photography',
    15,
    t3('Unit test: light', '单元测验：光', 'Ujian unit: cahaya'),
    slots([0, 5], [1, 5], [2, 5], [3, 5], [6, 6], [7, 4], [10, 3]),
  ),
  finalExam(
    'listing-keywords',
    60,
    t3(
      'Final exam: listing and keyword research',
      '期末考试：选品与关键词研究',
      'Peperiksaan akhir: penyenaraian dan penyelidikan kata kunci',
    ),
  ),
  finalExam(
    'sea-freight',
    60,
    t3(
      'Final exam: freight and landed cost',
      '期末考试：运费与到岸成本',
      'Peperiksaan akhir: kargo dan kos sampai',
    ),
  ),
  finalExam(
    'front-office',
    45,
    t3(
      'Final exam: front office operations',
      '期末考试：前厅运营',
      'Peperiksaan akhir: operasi pejabat hadapan',
    ),
  ),
  finalExam(
    'business-malay',
    45,
    t3(
      'Final exam: business Malay',
      '期末考试：商务马来语',
      'Peperiksaan akhir: bahasa Melayu perniagaan',
    ),
  ),
]
