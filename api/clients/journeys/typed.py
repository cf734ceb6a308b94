"""The journey with the client of openapi-python-client."""

import os
import re
import time
from io import BytesIO
from typing import TypeVar

import httpx
from skybil_job_board_client import AuthenticatedClient, Client
from skybil_job_board_client.api.company_account import company_privacy_close, company_register
from skybil_job_board_client.api.company_applications import received_applications_all, received_applications_decide
from skybil_job_board_client.api.company_jobs import company_jobs_post
from skybil_job_board_client.api.development import inbox_list
from skybil_job_board_client.api.proof_of_an_e_mail import email_proof_confirm
from skybil_job_board_client.api.remote_jobs import remote_jobs_list
from skybil_job_board_client.api.seeker import (
    applications_apply_remote,
    applications_list_remote,
    seeker_privacy_erase,
    users_update_resume,
)
from skybil_job_board_client.api.seeker_sign_in import auth_sign_up
from skybil_job_board_client.models import (
    ApplicationDtoStatus,
    ApplyFormDto,
    ChangeStatusDto,
    ChangeStatusDtoStatus,
    CloseCompanyDto,
    EmailProofDto,
    EraseAccountDto,
    ErrorDto,
    PostJobDto,
    PostJobDtoCategory,
    PostJobDtoKind,
    PostJobDtoLevel,
    PostJobDtoLocation,
    RegisterCompanyFormDto,
    SignUpDto,
    UpdateResumeFormDto,
)
from skybil_job_board_client.types import File

BOARD, STAMP = os.environ["BOARD"], os.environ["STAMP"]
PASSWORD = "Harmattan-rain-7"
COMPANY = f"company-{STAMP}@mail.example"
T = TypeVar("T")


def must(answer: T | ErrorDto | None) -> T:
    assert answer is not None and not isinstance(answer, ErrorDto), answer
    return answer


def pdf() -> File:
    with open(os.environ["PDF"], "rb") as file:
        return File(BytesIO(file.read()), "paper.pdf", "application/pdf")


anybody = Client(BOARD)
new_seeker = SignUpDto("Ada", "Obi", f"seeker-{STAMP}@mail.example", PASSWORD)
seeker = must(auth_sign_up.sync(client=anybody, body=new_seeker))
as_seeker = AuthenticatedClient(BOARD, seeker.token)
new_company = RegisterCompanyFormDto("Eko Haulage", COMPANY, PASSWORD)
registered = must(company_register.sync(client=anybody, body=new_company))
as_company = AuthenticatedClient(BOARD, registered.token, prefix="", auth_header_name="token")

for _ in range(100):
    if must(inbox_list.sync(client=anybody, to=COMPANY)).mails:
        break
    time.sleep(0.1)
mail = must(inbox_list.sync(client=anybody, to=COMPANY)).mails[0]
link = re.search(r"#(company-[\w-]+)", mail.text)
assert link
must(email_proof_confirm.sync(client=anybody, body=EmailProofDto(link[1])))

title = f"Remote {STAMP}"
post = PostJobDto(
    title,
    "<p>Build with us.</p>",
    PostJobDtoLocation.LAGOS,
    "250,000",
    PostJobDtoCategory.PROGRAMMING,
    PostJobDtoLevel.SENIOR_LEVEL,
    kind=PostJobDtoKind.REMOTE,
)
must(company_jobs_post.sync(client=as_company, body=post))
job = must(remote_jobs_list.sync(client=anybody, title=title, page=1)).skybiljobs[0]

must(users_update_resume.sync(client=as_seeker, body=UpdateResumeFormDto(pdf())))
must(applications_apply_remote.sync(client=as_seeker, body=ApplyFormDto(job.field_id, pdf())))

application = must(received_applications_all.sync(client=as_company)).applications[0]
decision = ChangeStatusDto(application.field_id, ChangeStatusDtoStatus.ACCEPTED)
must(received_applications_decide.sync(client=as_company, body=decision))

followed = must(applications_list_remote.sync(client=as_seeker)).applications[0]
assert followed.status == ApplicationDtoStatus.ACCEPTED and isinstance(followed.certificate, str)
assert httpx.get(followed.certificate).content.startswith(b"%PDF-")

must(seeker_privacy_erase.sync(client=as_seeker, body=EraseAccountDto(PASSWORD)))
must(company_privacy_close.sync(client=as_company, body=CloseCompanyDto(PASSWORD)))
