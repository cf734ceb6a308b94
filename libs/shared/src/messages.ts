import { grouped, megabytes } from './figures.js';
import * as LIMITS from './limits.js';
import { HOME_SIGN, MINIMUM_WAGE, NATIONWIDE } from './options.js';

// Each message is an export of its own, so that the bundler leaves out those that a page does not use.

// other programs compare with these texts, so they must not change (CALL-1)
export const loginToApply = 'Login to apply for jobs';
export const uploadResume = 'Upload resume to apply';
/** Two spaces are intended: other programs compare with this text (APPLY-2). */
export const uploadCertificate = 'Upload your  certificate to apply';
export const newsletterSubscribed = 'Thank you for subscribing';
export const newsletterFailed = 'Something went wrong. Please try again later.';
export const newsletterTypeMissing = 'Please select if you are a job seeker or recruiter.';

export const ok = 'OK';
export const applied = 'Applied Successfully';
export const applicationHeld =
  'Applied. The company gets it once you confirm your e-mail: open the link that we sent you.';
export const formerRemoved = 'The applications were removed.';
export const formerKept = 'The applications stay with your account.';
export const applicationWithdrawn = 'Your application is withdrawn.';
export const notWithdrawable =
  'This cannot be withdrawn: the company has decided, or you have withdrawn it before.';
export const alreadyApplied = 'Already Applied';
export const reported = 'Thank you. Your report is stored.';
export const reportReasonUnknown = 'Choose one of the five reasons.';
export const tooManyReports = `You can report ${LIMITS.reportsADay} jobs a day. Please try again tomorrow.`;
export const jobNotFound = 'Job not found';
export const savedJobsFull = `You have saved ${grouped(LIMITS.savedJobs)} jobs, and there is no room for more. Take a star away first.`;
export const savedNotKept =
  'This browser keeps nothing for the site, so the job is not saved. Allow it to store data, or make room.';
export const applicationNotFound = 'Application not found';
export const companyNotFound = 'Company not found';
export const companyGone = 'Company no longer listed';
export const resumeUpdated = 'Resume Updated';
export const statusChanged = 'Status Changed';
export const alreadyDecided = 'Already decided';
export const reasonOfAcceptance = 'Only a rejection takes a reason and a note.';
export const stageChanged = 'Moved';
export const invited = 'Invited';
export const interviewCancelled = 'Cancelled';
export const noInterview = 'There is no interview to cancel.';
export const interviewChanged = 'This interview has changed. Look at it again.';
export const interviewPlace = 'Write a place, or choose a video call.';
export const interviewOnePlace = 'An interview by video has no place.';
export const interviewTimePassed = 'That time has passed. Choose a later one.';
export const interviewAhead = 'Cancel the interview first.';
export const interviewChangesUsedUp = `The interviews of this applicant have changed ${LIMITS.interviewChanges} times, so nothing more is mailed. You can cancel or decide.`;
export const formerNotInvited = 'It is not known who sent this application, so nobody can be invited.';
export const interviewAnswered = 'The company sees your answer.';
export const phoneWithYes = 'A phone number goes with a yes.';
export const privateNoteSaved = 'Note saved';
export const nextStepOfRejection = 'Only an acceptance takes a next step.';
export const rejectionUndone = 'The application is Pending again.';
export const notUndoable =
  'This cannot be undone: the application is not rejected, or the rejection is final.';
export const visibilityUpdated = 'Job visibility updated';
export const jobPosted = 'Job posted successfully';
export const jobUpdated = 'Job updated successfully';
export const jobClosed = 'This job is closed and takes no more applications.';
export const jobClosedBefore = 'This job is closed already.';
export const jobClosedNow = 'The job is closed.';
export const jobNotClosed = 'This job is open.';
export const jobReopened = 'The job is open again.';
export const dateOfClosedJob = 'This job is closed. Open it again to give it another closing date.';
export const decisionAsked = 'We will look at this advert and tell you by mail.';
export const decisionNotNeeded = 'This advert needs no decision.';
export const belowMinimumWage = `This is below ${NATIONWIDE}’s minimum wage of ${HOME_SIGN}${grouped(MINIMUM_WAGE)} a month. You can still post it.`;
export const missingDetails = 'Missing Details';
export const companyTaken = 'Company already registered';
export const companyHasOwner = 'This company already has an owner';
export const registrationSent = 'Sent. We compare it and write to you.';
export const companyIsVerified =
  'Your company is checked already. A new certificate is needed only after a change of its name.';
export const registrationNotSent = 'This company has sent no certificate';
export const companyRegistered = 'Company registered successfully';
export const loggedIn = 'Login Successful';
export const invalidCredentials = 'Invalid email or password';
export const signInsBusy = 'The board is busy with sign-ins. Please wait a little and try again.';
export const notAuthorized = 'Not Authorized, Login Again';
export const invalidCode = 'Invalid or expired code';
export const resetCodeRight = 'The code is right. Choose a new password.';
export const resetLinkInvalid = 'This link was used already, or is too old. Ask for a new one.';
export const passwordReset = 'Password has been reset successfully';
export const secondFactorNeeded = 'Enter the code from your authenticator app, or a recovery code';
export const secondFactorWrong = 'That code is wrong or was used already';
export const secondFactorIsOn = 'Two-step sign-in is on already';
export const secondFactorNeedsProof = 'Confirm your e-mail first. Then you can turn on two-step sign-in.';
export const secondFactorBegun = 'Now scan the picture with your authenticator app';
export const secondFactorOn = 'Two-step sign-in is on';
export const secondFactorOff = 'Two-step sign-in is off';
export const passwordTooCommon = 'That password is too common. Choose another one.';
export const decidedMeanwhile = 'Somebody decided or changed this in the meantime. Look at it again.';
export const staffLinkInvalid =
  'This link was used already, or is too old. Ask the operator of the board for a new one.';
export const codeOnItsWay = 'If that e-mail is registered, a code is on its way';

export const accountTaken = 'An account with this e-mail already exists. Sign in instead.';
export const accountCreated = 'Account created. Welcome!';
export const signedOut = 'You are signed out';
export const signedOutEverywhere = 'Signed out on every device';
export const sessionEnded = 'That device is signed out';
export const otherSessionsEnded = 'All other devices are signed out';
export const sessionNotFound = 'That session is over already';
export const passwordChanged = 'Password changed. All other devices are signed out.';
export const wrongCurrentPassword = 'That is not your current password';
export const proofSent = 'A mail with a link is on its way to you';
export const emailChangeSent =
  'A mail with a link is on its way to the new address. Until you open it, nothing changes. If none arrives within minutes, ask again in an hour.';
export const emailChangeCancelled = 'Cancelled. Your e-mail stays as it is.';
export const noEmailChange =
  'There is no change of e-mail to cancel. It was completed, cancelled or has expired.';
export const emailIsSame = 'That is your e-mail already';
export const emailTakenMeanwhile = 'Another account has this e-mail now, so it cannot be used for yours.';
export const emailChangeRefused = 'Done. The e-mail of that account does not change.';
export const proofTooEarly =
  'A mail was sent a while ago. Look for it, among spam too, or ask again in an hour.';
export const emailProven = 'Thank you. Your e-mail is confirmed.';
export const accountDisowned = 'Done. That account is erased, and your e-mail is free again.';
export const proofTooLate =
  'This e-mail is confirmed already. To make the account yours, set a new password.';
export const proofInvalid = 'This link is no longer valid. Sign in and ask for a new one.';
export const accountErased = 'Your account is erased';
export const accountClosed = 'The account is closed';
export const mailSwitched = 'Saved';
export const phoneUpdated = 'Phone number saved';
export const profileUpdated = 'Profile updated';
export const sessionExpired = 'Your session has ended. Please sign in again.';
export const newsletterConfirmed = 'Your e-mail is confirmed. You are on the list.';
export const newsletterUnsubscribed = 'You are unsubscribed';
export const newsletterUnsubscribeInvalid = 'This link is not valid. Use the one in our latest e-mail.';
export const newsletterLinkInvalid = 'This link is no longer valid. Please subscribe again.';
export const webhookReceived = 'Received';
export const wrongKind = 'This is an on-site job. Apply to it without a certificate.';
export const applyAtSource = 'This job takes applications at its source. Open the original advert to apply.';

export const applicationWaits =
  'The board cannot be reached. Your application is kept on this device, and sent as soon as it can be.';

export const badInput = 'Please check the marked fields and try again';
export const malformedJson = 'The request could not be read. Send valid JSON.';
export const malformedRequest = 'The request could not be read. It breaks the rules of HTTP.';
export const badId = 'That id is not valid';
export const forbiddenKey = 'A field name in the request is not allowed';
export const nulCharacter = 'A text in the request holds the character U+0000, which is not allowed';
export const notFound = 'There is nothing at this address';
export const methodNotAllowed = 'This address does not take that method. See the Allow header.';
export const timeout = 'That took too long. Please try again.';
export const tooLarge = 'That is too large to accept. Send something smaller.';
export const descriptionTooLarge = `That description is too long. Keep it under ${grouped(LIMITS.descriptionBytes)} characters.`;
export const descriptionTags = `That description has too many tags. Keep it under ${grouped(LIMITS.descriptionTags)}.`;
export const fileTooLarge = `That file is too large. PDFs may have ${megabytes(LIMITS.pdfBytes)}, logos ${megabytes(LIMITS.logoBytes)}.`;
export const filesTooLarge = `That is too large. All files together may have ${megabytes(LIMITS.pdfBytes)}.`;
export const unsupportedBody = 'This address does not take that kind of content. Send JSON.';
export const pdfOnly = 'Choose a PDF file';
export const logoOnly = 'Choose a PNG, JPEG or WebP picture';
export const fileEmpty = 'That file is empty. Choose another one.';
export const fileMissing = 'Choose a file to upload';
export const pdfUnreadable =
  'This PDF cannot be read safely. Save it again without password, scripts or attachments, and with links to websites and e-mail addresses only.';
export const pdfTooLong = `That PDF is too long. It may have ${LIMITS.pdfPages} pages.`;
export const idempotencyKeyWrong = `It has 1 to ${LIMITS.idempotencyKeyCharacters} visible characters, and no space`;
export const idempotencyKeyReused = 'This Idempotency-Key was sent with another request. Use a new one.';
export const linkExpired = 'This link has expired. Go back and open the file again.';
export const fileNotFound = 'File not found';
export const tooManyRequests = 'Too many requests. Please wait a little and try again.';
export const unreachable = 'The board cannot be reached. Check your connection and try again.';
export const offline = "You're offline";
export const unavailable = 'A part of the board is down. Please try again in a moment.';
export const internal = 'Something went wrong on our side. Please try again.';
