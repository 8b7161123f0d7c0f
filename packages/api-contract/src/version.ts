/** The version of the contract between client and host (`GET /api`, contract §13.6). */
export const CONTRACT_VERSION = '1.0.0'
