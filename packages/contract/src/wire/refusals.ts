import type { FullTexts } from './language.ts'

interface RefusalRow extends FullTexts {
  code: number
  status: number
}

function row(code: number, status: number, en: string, zh: string, my: string): RefusalRow {
  return { code, status, en, zh, my }
}

/**
 * All refusals of the server: code, HTTP status, and a text in three languages (000 §8, FRM-149).
 */
export const refusals = {
  requestFailed: row(
    -1,
    400,
    'The request failed. Please try again later.',
    '请求失败，请稍后重试',
    'Permintaan gagal. Sila cuba sebentar lagi.',
  ),
  invalidInput: row(
    -2,
    422,
    'Please check what you entered.',
    '请检查填写的内容',
    'Sila semak maklumat yang anda masukkan.',
  ),
  notFound: row(
    -2,
    404,
    'This could not be found.',
    '未找到相关内容',
    'Perkara ini tidak ditemui.',
  ),
  insertError: row(-3, 409, 'This could not be added.', '添加失败', 'Ini tidak dapat ditambah.'),
  alreadyDone: row(-4, 409, 'This was already submitted.', '请勿重复提交', 'Ini sudah dihantar.'),
  wrongCode: row(
    -5,
    422,
    'The characters in the picture are wrong or already used.',
    '图形验证码错误或已失效',
    'Kod gambar salah atau telah digunakan.',
  ),
  noPermission: row(
    -6,
    403,
    'You have no permission for this.',
    '您没有权限访问',
    'Anda tiada kebenaran untuk ini.',
  ),
  tooFast: row(-100, 429, 'Please click only once.', '请勿重复点击', 'Sila klik sekali sahaja.'),
  waitBefore: row(
    -1000,
    429,
    'Only one verification code every 60 seconds.',
    '60 秒内只能获取一次验证码',
    'Hanya satu kod pengesahan setiap 60 saat.',
  ),
  signIn: row(-1001, 401, 'Please sign in.', '请登录！', 'Sila log masuk.'),
  signedInAlready: row(
    -1002,
    409,
    'You are already signed in.',
    '您已登录',
    'Anda sudah log masuk.',
  ),
  /** The password was right. Staff with an authenticator app continue with `confirmSecondStep`. */
  secondStep: row(
    -1000,
    403,
    'Enter the code of your authenticator app.',
    '请输入身份验证器中的动态码',
    'Masukkan kod daripada aplikasi pengesah anda.',
  ),
  needsAuthentication: row(
    301,
    403,
    'Please confirm your identity first.',
    '请先进行身份认证',
    'Sila sahkan identiti anda dahulu.',
  ),
  phoneNotRegistered: row(
    -201,
    422,
    'This phone number is not registered. Please register first.',
    '该手机号未注册，请先注册',
    'Nombor telefon ini belum berdaftar, sila daftar dahulu.',
  ),
  noLoginPermission: row(
    -202,
    403,
    'This account has no permission to sign in here.',
    '此账号没有权限在此登录',
    'Akaun ini tiada kebenaran log masuk di sini.',
  ),
  wrongCredentials: row(
    -203,
    422,
    'Incorrect phone number or password.',
    '账号或密码错误',
    'Nombor telefon atau kata laluan salah.',
  ),
  accountDisabled: row(
    -204,
    403,
    'This account is disabled. Please ask your school.',
    '账号已被禁用，请联系学校',
    'Akaun ini telah dinyahaktifkan. Sila hubungi sekolah anda.',
  ),
  badPassword: row(
    -205,
    422,
    'Use 8 to 20 characters with at least two of letters, digits and punctuation, without spaces.',
    '密码须为 8 至 20 位，由字母、数字、标点中的至少两种组成，不含空格',
    'Gunakan 8 hingga 20 aksara dengan sekurang-kurangnya dua jenis: huruf, digit, tanda baca, tanpa ruang.',
  ),
  smsCodeInvalid: row(
    -206,
    422,
    'The code has expired or was used. Please ask for a new one.',
    '验证码已失效，请重新获取',
    'Kod telah tamat tempoh atau digunakan. Sila minta kod baharu.',
  ),
  smsCodeWrong: row(-207, 422, 'The code is wrong.', '验证码错误', 'Kod ini salah.'),
  phoneTaken: row(
    -208,
    409,
    'This phone number is already registered.',
    '该手机号已注册',
    'Nombor telefon ini sudah berdaftar.',
  ),
  nonResident: row(
    -209,
    403,
    'Phones of this country cannot register at this school.',
    '本校不支持使用该国家或地区的手机号注册',
    'Nombor negara ini tidak boleh mendaftar di sekolah ini.',
  ),
  unknownHost: row(
    -210,
    404,
    'No school uses this address. Please ask your administrator.',
    '此网址没有对应的学校，请联系管理员',
    'Tiada sekolah menggunakan alamat ini. Sila hubungi pentadbir.',
  ),
  /** OPS-020: the school of the address is suspended. */
  schoolSuspended: row(
    -221,
    403,
    'This school is not open at the moment. Please ask your administrator.',
    '本校暂未开放，请联系管理员',
    'Sekolah ini tidak dibuka buat masa ini. Sila hubungi pentadbir anda.',
  ),
  languageNotSupported: row(
    -211,
    400,
    'This language is not supported.',
    '不支持该语言',
    'Bahasa ini tidak disokong.',
  ),
  wrongOldPassword: row(
    -212,
    422,
    'The current password is wrong.',
    '当前密码不正确',
    'Kata laluan semasa salah.',
  ),
  orderNotFound: row(
    -214,
    404,
    'This order could not be found.',
    '订单号不存在',
    'Pesanan ini tidak ditemui.',
  ),
  orderPaid: row(
    -215,
    409,
    'This order is already paid.',
    '订单已支付',
    'Pesanan ini telah dibayar.',
  ),
  orderClosed: row(-216, 409, 'This order is closed.', '订单已关闭', 'Pesanan ini telah ditutup.'),
  /**
   * Name and phone, and the student number if the school requires identities (ACC-205, ACC-206).
   */
  personalInfoFirst: row(
    -217,
    403,
    'Please complete your personal information first.',
    '请先完善个人信息',
    'Sila lengkapkan maklumat peribadi anda dahulu.',
  ),
  shareCodeInvalid: row(
    -219,
    422,
    'This share code is not valid.',
    '分享码无效',
    'Kod perkongsian ini tidak sah.',
  ),
  shareCodeWrong: row(
    -220,
    422,
    'This share code is wrong.',
    '分享码错误',
    'Kod perkongsian ini salah.',
  ),
  busy: row(
    -9999,
    500,
    'The system is busy. Please try again later.',
    '系统繁忙，请稍后重试',
    'Sistem sibuk. Sila cuba sebentar lagi.',
  ),
} as const satisfies Record<string, RefusalRow>

export type RefusalName = keyof typeof refusals

/** Refusals that every call may return. A call declares only its further refusals. */
export const implicitRefusals = [
  'invalidInput',
  'notFound',
  'noPermission',
  'signIn',
  'tooFast',
  'unknownHost',
  'schoolSuspended',
  'languageNotSupported',
  'needsAuthentication',
  'busy',
] as const
export type ImplicitRefusal = (typeof implicitRefusals)[number]
