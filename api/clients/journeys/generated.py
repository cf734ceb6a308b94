"""The journey with the client of openapi-generator."""

import os
import re
import time
import urllib.request

import board_client as board

BOARD, STAMP = os.environ["BOARD"], os.environ["STAMP"]
PASSWORD = "Harmattan-rain-7"
COMPANY = f"company-{STAMP}@mail.example"
with open(os.environ["PDF"], "rb") as file:
    PDF = ("paper.pdf", file.read())

anybody = board.ApiClient(board.Configuration(host=BOARD))
seeker = board.SeekerSignInApi(anybody).auth_sign_up(
    board.SignUpDto(firstName="Ada", lastName="Obi", email=f"seeker-{STAMP}@mail.example", password=PASSWORD)
)
as_seeker = board.SeekerApi(board.ApiClient(board.Configuration(host=BOARD, access_token=seeker.token)))
registered = board.CompanyAccountApi(anybody).company_register("Eko Haulage", COMPANY, PASSWORD)
as_company = board.ApiClient(board.Configuration(host=BOARD, api_key={"company": registered.token}))

inbox = board.DevelopmentApi(anybody)
for _ in range(100):
    if inbox.inbox_list(to=COMPANY).mails:
        break
    time.sleep(0.1)
link = re.search(r"#(company-[\w-]+)", inbox.inbox_list(to=COMPANY).mails[0].text)
assert link
board.ProofOfAnEMailApi(anybody).email_proof_confirm(board.EmailProofDto(token=link[1]))

title = f"Remote {STAMP}"
board.CompanyJobsApi(as_company).company_jobs_post(
    board.PostJobDto(
        title=title,
        description="<p>Build with us.</p>",
        location="Lagos",
        salary=board.PostJobDtoSalary("250,000"),
        category="Programming",
        level="Senior level",
        kind="remote",
    )
)
job = board.RemoteJobsApi(anybody).remote_jobs_list(title=title, page=1).skybiljobs[0]

as_seeker.users_update_resume(PDF)
as_seeker.applications_apply_remote(job.id, PDF)

decisions = board.CompanyApplicationsApi(as_company)
application = decisions.received_applications_all().applications[0]
assert application.status == "Pending"
decisions.received_applications_decide(board.ChangeStatusDto(id=application.id, status="Accepted"))

followed = as_seeker.applications_list_remote().applications[0]
assert followed.status == "Accepted" and followed.certificate
with urllib.request.urlopen(followed.certificate) as shown:
    assert shown.read().startswith(b"%PDF-")

as_seeker.seeker_privacy_erase(board.EraseAccountDto(password=PASSWORD))
board.CompanyAccountApi(as_company).company_privacy_close(board.CloseCompanyDto(password=PASSWORD))
