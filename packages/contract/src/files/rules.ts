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

/**
 * The limits of each purpose: maximum bytes, and the content types that the bytes must match
 * (FRM-180).
 */
export const filePurposes = {
  lessonVideo: { most: 2048 * megabyte, types: ['video/mp4'] },
  cover: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  /** Pictures in texts of a course or a task (TCH-153). */
  textPicture: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  /** Videos in articles and similar texts (CNT-100). */
  textVideo: { most: 500 * megabyte, types: ['video/mp4'] },
  /** Pictures in questions (EXM-201, EXM-202). */
  questionPicture: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  questionAudio: { most: 20 * megabyte, types: ['audio/mpeg', 'audio/mp4', 'audio/ogg'] },
  avatar: { most: 5 * megabyte, types: ['image/jpeg', 'image/png'] },
  schoolImage: { most: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  /** A spreadsheet of people; the bytes of a CSV only show that it is text. */
  sheet: {
    most: 10 * megabyte,
    types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  /**
   * Questions for the bank: a workbook, or GIFT and Moodle XML, which are only recognised as text.
   */
  questions: {
    most: 10 * megabyte,
    types: ['text/plain', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  /** A whole course to be imported (TCH-146); the file is read once. */
  courseFile: { most: 2048 * megabyte, types: ['application/zip'] },
  captions: { most: megabyte, types: ['text/vtt'] },
  material: { most: 100 * megabyte, types: [...common, 'image/webp'] },
  /** Files that a student submits, and that the teacher returns (CRS-075). */
  handIn: { most: 100 * megabyte, types: common },
  returned: { most: 100 * megabyte, types: common },
  /** Files that a person keeps for later: a photo of homework, a certificate (FRM-046). */
  own: { most: 100 * megabyte, types: common },
  /** RES-029: the video of a resume, private until the person shares it. */
  introVideo: { most: 100 * megabyte, types: ['video/mp4'] },
  /**
   * JOB-042: the PDF of a sent resume, made by the server and served by the calls of its
   * application.
   */
  resumeCopy: { most: 20 * megabyte, types: ['application/pdf'] },
  /** The photo of a face check, served only by the call that logs the view (CRS-211). */
  face: { most: 5 * megabyte, types: ['image/jpeg', 'image/png'] },
} as const satisfies Record<string, { most: number; types: readonly string[] }>

export type FilePurpose = keyof typeof filePurposes
export const filePurposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]

/** The chunk size of the tus client. */
export const uploadPieceBytes = 5 * megabyte

/** Purposes for which every signed-in person may upload (FRM-353). */
export const personalPurposes: readonly FilePurpose[] = ['avatar', 'own', 'handIn', 'introVideo']

/** FRM-353: the total bytes of personal files of one person. */
export const personalFilesMost = 5 * gigabyte

/** The total bytes of own files of one person (FRM-270). */
export const ownFilesMost = 1024 * megabyte

/** FRM-403: the default limit for all files of a school, in bytes. */
export const schoolFilesMost = 200 * gigabyte

/** Reasons that say that storage space is missing; the same upload may succeed later. */
export const noRoomReasons: readonly string[] = [
  'ownFilesFull',
  'personalFilesFull',
  'schoolFilesFull',
  'schoolVideosFull',
  'storageFull',
]
