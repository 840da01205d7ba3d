import { fourLevels, words } from './levels.ts'
import type { Starter } from './starter-names.ts'

const byTeacher = { source: 'teacher', evidence: '' } as const

export const writtenWork: Starter = {
  names: words(['Written work', '书面作业', 'Kerja bertulis']),
  kind: null,
  criteria: [
    {
      ...byTeacher,
      key: 'task',
      names: words(['The task is answered', '回答题目', 'Tugasan dijawab']),
      weight: 40,
      levels: fourLevels([
        [
          'The question is missed, or large parts are not answered.',
          '偏离题目，或大部分内容没有回答。',
          'Soalan tersasar, atau sebahagian besar tidak dijawab.',
        ],
        [
          'The main question is answered; some parts are thin or wrong.',
          '回答了主要问题，部分内容单薄或有误。',
          'Soalan utama dijawab; sesetengah bahagian cetek atau salah.',
        ],
        [
          'All parts are answered and right; some could go deeper.',
          '各部分均已回答且正确，部分可更深入。',
          'Semua bahagian dijawab dengan betul; sesetengahnya boleh diperdalam.',
        ],
        [
          'All parts are answered in depth, with own examples.',
          '各部分回答深入，并有自己的例子。',
          'Semua bahagian dijawab dengan mendalam dan disertai contoh sendiri.',
        ],
      ]),
    },
    {
      ...byTeacher,
      key: 'argument',
      names: words(['Claims have grounds', '观点有依据', 'Hujah berasas']),
      weight: 30,
      levels: fourLevels([
        ['Claims are made without grounds.', '观点没有依据。', 'Dakwaan dibuat tanpa asas.'],
        [
          'Some claims have grounds; they do not always fit.',
          '部分观点有依据，但并不总是恰当。',
          'Sesetengah dakwaan berasas; asasnya tidak selalu sesuai.',
        ],
        [
          'Claims rest on facts or sources that fit.',
          '观点以恰当的事实或资料为依据。',
          'Dakwaan berasaskan fakta atau sumber yang sesuai.',
        ],
        [
          'Grounds are weighed, and what speaks against them is answered.',
          '权衡各项依据，并回应相反的意见。',
          'Asas ditimbang, dan hujah yang bertentangan dijawab.',
        ],
      ]),
    },
    {
      ...byTeacher,
      key: 'order',
      names: words(['Order and language', '结构与语言', 'Susunan dan bahasa']),
      weight: 20,
      levels: fourLevels([
        [
          'It is hard to follow; mistakes hide the meaning.',
          '难以读懂，错误影响理解。',
          'Sukar diikuti; kesilapan mengaburkan maksud.',
        ],
        [
          'It can be followed, with effort in some places.',
          '能够读懂，但部分地方较费力。',
          'Boleh diikuti, tetapi sukar di beberapa tempat.',
        ],
        [
          'It has a clear order, and few mistakes.',
          '结构清楚，错误较少。',
          'Susunannya jelas dan kesilapannya sedikit.',
        ],
        [
          'It reads with ease from the first sentence to the last.',
          '从头到尾行文流畅，容易阅读。',
          'Lancar dibaca dari ayat pertama hingga terakhir.',
        ],
      ]),
    },
    {
      ...byTeacher,
      key: 'sources',
      names: words(['Sources are named', '注明出处', 'Sumber dinyatakan']),
      weight: 10,
      levels: fourLevels([
        ['No source is named.', '没有注明出处。', 'Tiada sumber dinyatakan.'],
        [
          'Some sources are named, or not so that one finds them.',
          '注明了部分出处，或无法据此查找。',
          'Sesetengah sumber dinyatakan, atau tidak cukup untuk dicari.',
        ],
        [
          'All sources are named so that one finds them.',
          '注明了全部出处，可据此查找。',
          'Semua sumber dinyatakan dan dapat dicari.',
        ],
        [
          'Sources are well chosen, and own words are kept apart from quotes.',
          '资料选择恰当，引文与自己的文字区分清楚。',
          'Sumber dipilih dengan baik, dan petikan dibezakan daripada ayat sendiri.',
        ],
      ]),
    },
  ],
  gates: [],
}
