/**
 * CALL-008, CALL-343: these calls return a picture and a sound instead of an envelope, so they are
 * not in the contract.
 */
export const pictureAddress = '/api/v1/baseVerify/getQrImage'
export const soundAddress = '/api/v1/baseVerify/getQrSound'
