const megabyte = 1024 * 1024
export const gigabyte = 1024 * megabyte

/** Documents, pictures, video and archives (FRM-180). */
const common = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'video/mp4',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const

/** What may be stored for which purpose: bytes at most, and the content types that the bytes must show (FRM-180). */
export const filePurposes = {
  lessonVideo: { most: 2048 * megabyte, types: ['video/mp4'] },
  cover: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  /** What stands in the texts of a course or a task (TCH-153). */
  textPicture: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  /** A film within an article or another such text (CNT-100). */
  textVideo: { most: 500 * megabyte, types: ['video/mp4'] },
  /** What stands in questions (EXM-201, EXM-202). */
  questionPicture: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  questionAudio: { most: 20 * megabyte, types: ['audio/mpeg', 'audio/mp4', 'audio/ogg'] },
  avatar: { most: 5 * megabyte, types: ['image/jpeg', 'image/png'] },
  schoolImage: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  /** A table of people to read in; a CSV is text, so its bytes show only that. */
  sheet: {
    most: 10 * megabyte,
    types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  /** Questions for the bank: a workbook, or GIFT and Moodle XML, whose bytes show only that they are text. */
  questions: {
    most: 10 * megabyte,
    types: ['text/plain', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  /** A whole course to be imported (TCH-146); read once. */
  courseFile: { most: 2048 * megabyte, types: ['application/zip'] },
  captions: { most: megabyte, types: ['text/vtt'] },
  material: { most: 100 * megabyte, types: [...common, 'image/webp'] },
  /** What a student hands in, and what the teacher gives back (CRS-075). */
  handIn: { most: 100 * megabyte, types: common },
  returned: { most: 100 * megabyte, types: common },
  /** What a person keeps for later use: a photo of homework, a certificate (FRM-046). */
  own: { most: 100 * megabyte, types: common },
  /** RES-029: of the resume of a person, shown to nobody else until the person shares it. */
  introVideo: { most: 100 * megabyte, types: ['video/mp4'] },
  /** JOB-042: the PDF of a resume that was sent to companies; the server makes it, and the calls of its application give it. */
  resumeCopy: { most: 20 * megabyte, types: ['application/pdf'] },
  /** The face of who plays a lesson; given to nobody but by the call that logs the view (CRS-211). */
  face: { most: 5 * megabyte, types: ['image/jpeg', 'image/png'] },
} as const satisfies Record<string, { most: number; types: readonly string[] }>

export type FilePurpose = keyof typeof filePurposes
export const filePurposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]

/** The tus client sends pieces of this size. */
export const uploadPieceBytes = 5 * megabyte

/** What every signed-in person may bring, not for a course alone (FRM-353). */
export const personalPurposes: readonly FilePurpose[] = ['avatar', 'own', 'handIn', 'introVideo']

/** FRM-353: bytes of the personal files of one person, all together. */
export const personalFilesMost = 5 * gigabyte

/** The own files of one person, all together (FRM-270). */
export const ownFilesMost = 1024 * megabyte

/** FRM-403: bytes of all files of one school, until the platform sets another limit. */
export const schoolFilesMost = 200 * gigabyte

/** Why a file is refused for which there is no room: later there may be. */
export const noRoomReasons: readonly string[] = [
  'ownFilesFull',
  'personalFilesFull',
  'schoolFilesFull',
  'storageFull',
]
